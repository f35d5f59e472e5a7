import preview from '../../.storybook/preview.tsx';
import { SandboxUnavailablePage } from './SandboxUnavailablePage.tsx';

const meta = preview.meta({ component: SandboxUnavailablePage, tags: ['block'] });

export const Blocked = meta.story();
