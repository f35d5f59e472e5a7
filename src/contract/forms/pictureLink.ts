/** Matches a scheme, a leading slash or a folder, but not 'www.example.com/me.png', which a browser would read as a folder of the site. */
const LINK = /^(?:[a-z][a-z\d+.-]*:|\/|[\w-]+\/)/i;

/**
 * Returns true if a picture from this address may be shown (docs/product-rules.md#images). The components implement it, because it depends
 * on the page.
 */
export type CanShow = (address: string) => boolean;

/** True if the text is a link to a picture that can be shown. */
export const isPictureLink = (link: string, canShow: CanShow): boolean => LINK.test(link) && canShow(link);

/** The message for a link that no picture can be shown from. */
export const NO_PICTURE_LINK = 'No picture can be shown from this link. It must begin with https://';
