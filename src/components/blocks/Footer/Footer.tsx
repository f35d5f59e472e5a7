import { ABOUT_US, CONTACT, JOBS, PRESS_KIT } from '#contract/texts.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { LIST } from '../../primitives/list.ts';
import { variants } from '../../primitives/Link/Link.css.ts';
import * as css from './Footer.css.ts';

export interface FooterProps {
  /** The address of a text with the licences of what others have made. Without it, there is no link. */
  licencesHref?: string | undefined;
}

/** The footer of every page (docs/spec.md#footer). Its titles have no targets, so they are text and not links. */
export function Footer({ licencesHref }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={css.wrap}>
        <ul role={LIST} className={css.titles}>
          <li>{ABOUT_US}</li>
          <li>{CONTACT}</li>
          <li>{JOBS}</li>
          <li>{PRESS_KIT}</li>
        </ul>
        <SocialIcons />
        <p className={css.line}>Copyright © 2022 - All rights reserved by Gadget Garage</p>
        <p className={css.line}>Developed by the Gadget Garage team</p>
        {licencesHref !== undefined && (
          <p className={css.line}>
            {/* A file, and no page of the app's router. */}
            <a className={variants.text} href={licencesHref}>
              Licences
            </a>
          </p>
        )}
      </div>
    </footer>
  );
}

const shapes = {
  X: 'M17.5 3h3.3l-7.2 8.3L22 21h-6.6l-5.2-6.2L4.3 21H1l7.7-8.9L.6 3h6.8l4.7 5.6L17.5 3Zm-1.2 16.1h1.8L6.4 4.8H4.4l11.9 14.3Z',
  YouTube:
    'M22.5 7.2a2.8 2.8 0 0 0-2-2C18.8 4.7 12 4.7 12 4.7s-6.8 0-8.5.5a2.8 2.8 0 0 0-2 2C1 8.9 1 12 1 12s0 3.1.5 4.8a2.8 2.8 0 0 0 2 2c1.7.5 8.5.5 8.5.5s6.8 0 8.5-.5a2.8 2.8 0 0 0 2-2c.5-1.7.5-4.8.5-4.8s0-3.1-.5-4.8ZM9.8 15.3V8.7l5.7 3.3-5.7 3.3Z',
  Facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12Z',
} as const;

/** The three social networks. They have names for screen readers but are not links, because the spec gives no targets. */
function SocialIcons() {
  return (
    <ul role={LIST} className={css.icons}>
      <Network name="X" />
      <Network name="YouTube" />
      <Network name="Facebook" />
    </ul>
  );
}

function Network({ name }: { name: keyof typeof shapes }) {
  return (
    <li>
      <svg className={css.icon} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={shapes[name]} />
      </svg>
      <VisuallyHidden>{name}</VisuallyHidden>
    </li>
  );
}
