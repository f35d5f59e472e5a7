import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({ component: Grid, tags: ['primitive'] });

const cells = (
  <>
    <Card>Wrench</Card>
    <Card>Toolbox</Card>
    <Card>Torch</Card>
    <Card>Battery</Card>
    <Card>{'Feuerloescher'.repeat(9)}</Card>
  </>
);

export const Cards4 = meta.story({ args: { columns: 'cards4', children: cells } });
export const Cards3 = meta.story({ args: { columns: 'cards3', children: cells } });
export const Cards5 = meta.story({ args: { columns: 'cards5', gap: 'gutter', children: cells } });
export const Form2 = meta.story({ args: { columns: 'form2', gap: 'gutter', children: cells } });
