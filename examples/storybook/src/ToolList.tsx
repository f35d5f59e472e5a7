// A component of your own that asks a backend.
import { useEffect, useState } from 'react';
import { parse } from 'valibot';
import { Badge, Card, Grid, Heading, Notice, Spinner, Stack, Text } from 'gadget-garage/primitives';
import { formatPrice, operations, type Output } from 'gadget-garage/contract';

type Tools = Output<'listTools'> | 'loading' | 'failed';

async function listTools(): Promise<Tools> {
  const response = await fetch(`/api${operations.listTools.path}`);
  return response.ok ? parse(operations.listTools.response, await response.json()) : 'failed';
}

export function ToolList() {
  const [tools, setTools] = useState<Tools>('loading');
  useEffect(() => {
    // It rejects if there is no connection, or if the answer is not as the contract says.
    listTools().then(setTools, () => setTools('failed'));
  }, []);
  if (tools === 'loading') return <Spinner size="page" label="Loading" />;
  if (tools === 'failed') return <Notice tone="critical" title="The tools could not be loaded" />;
  return (
    <Grid as="ul" columns="cards4">
      {tools.slice(0, 4).map((tool) => (
        <Card as="li" key={tool._id}>
          <Stack gap="small">
            <Heading level={2} size={3}>
              {tool.name}
            </Heading>
            <Text>
              {formatPrice(tool.price)} <Badge>{tool.status}</Badge>
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
