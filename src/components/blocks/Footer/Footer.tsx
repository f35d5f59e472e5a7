import { SocialIcons } from './SocialIcons.tsx';
import { footer, line, titles, wrap } from './Footer.css.ts';

/** The footer of every page (docs/spec.md#footer). Its titles have no targets, so they are text and not links. */
export function Footer() {
  return (
    <footer className={footer}>
      <div className={wrap}>
        <ul className={titles}>
          <li>About us</li>
          <li>Contact</li>
          <li>Jobs</li>
          <li>Press kit</li>
        </ul>
        <SocialIcons />
        <p className={line}>Copyright © 2022 - All rights reserved by Gadget Garage</p>
        <p className={line}>Developed by the Gadget Garage team</p>
      </div>
    </footer>
  );
}
