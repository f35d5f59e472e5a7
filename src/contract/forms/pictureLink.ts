/** It names a scheme, the site's top or a folder: 'www.example.com/me.png' would be a folder of the site to a browser, and is none. */
const LINK = /^(?:[a-z][a-z\d+.-]*:|\/|[\w-]+\/)/i;

/**
 * Whether a picture may be shown from an address (docs/product-rules.md#images): the shop's components know, since it depends on the page.
 */
export type CanShow = (address: string) => boolean;

/** Whether what was typed is the link of a picture that can be shown. */
export const isPictureLink = (link: string, canShow: CanShow): boolean => LINK.test(link) && canShow(link);

export const NO_PICTURE_LINK = 'No picture can be shown from this link. It must begin with https://';
