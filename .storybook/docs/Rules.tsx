import { Markdown } from '@storybook/addon-docs/blocks';
import { slug } from 'github-slugger';
import { linkDocuments } from './rulePages.ts';

/** The anchor of a heading, as GitHub generates it, so that citations find it. */
const anchorOf = (heading: string) => slug(heading.replaceAll(/[`*]|\]\([^)]*\)|\[/g, ''));

/** A document of this project. Its title is the page's. */
export const Rules = ({ children }: { children: string }) => <Markdown options={{ slugify: anchorOf }}>{linkDocuments(children)}</Markdown>;
