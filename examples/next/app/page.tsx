// A server component. Components without state are drawn on the server only; screens are hydrated.
import { Badge, Card, Heading, Stack, Text } from 'gadget-garage/primitives';
import { Reviews } from './reviews';

const rows = [
  { id: '1', name: 'Ada', photo: '', text: 'The ratchet clicks like a Swiss watch.' },
  { id: '2', name: 'Grace', photo: '', text: 'Found the bug. It was under the floor mat.' },
];

export default function Page() {
  return (
    <main style={{ padding: '2rem' }}>
      <Stack gap="large">
        <Card>
          <Heading level={2}>Drawn on the server</Heading>
          <Text>
            Without JavaScript of its own. <Badge tone="good">0 kB</Badge>
          </Text>
        </Card>
        <Reviews rows={rows} />
      </Stack>
    </main>
  );
}
