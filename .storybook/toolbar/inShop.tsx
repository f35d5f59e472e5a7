import type { ComponentType } from 'react';
import type { Globals } from 'storybook/internal/csf';
import { useLayoutEffect } from 'react';
import { ShellScreen } from '../../src/components/screens/shell/ShellScreen/ShellScreen.tsx';
import { shellViews } from '../../src/components/screens/shell/ShellScreen/ShellScreen.fixtures.ts';
import { fitsInShop } from './settings.ts';

/** The shop brings its own margins. */
function useNoPadding() {
  useLayoutEffect(() => {
    document.body.style.padding = '0';
    return () => void (document.body.style.padding = '');
  }, []);
}

function InShop({ Story }: { Story: ComponentType }) {
  useNoPadding();
  return (
    <ShellScreen view={shellViews.signedIn} onSettings={() => {}} onSignOut={() => {}}>
      <Story />
    </ShellScreen>
  );
}

/** A decorator that shows a screen between the shop's bar and its footer, if the toolbar says so. */
export const inShop = (Story: ComponentType, { globals, tags, title }: { globals: Globals; tags: string[]; title: string }) =>
  globals['shell'] === 'inShop' && fitsInShop({ tags, title }) ? <InShop Story={Story} /> : <Story />;
