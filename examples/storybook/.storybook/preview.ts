import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import 'gadget-garage/style.css';
import 'gadget-garage/pictures.css';

export default definePreview({ addons: [addonMsw()] });
