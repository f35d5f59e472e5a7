import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import 'gadget-garage/style.css';
import 'gadget-garage/pictures.css';
import 'gadget-garage/sandbox/dock.css';

export default definePreview({ addons: [addonMsw()] });
