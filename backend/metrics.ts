import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Creates the metrics in Prometheus' format: the duration of calls by operation and status, and the process itself. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'shop_call_seconds',
    help: 'Duration of calls',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  return {
    observe: (operation: string, status: number, seconds: number) => calls.observe({ operation, status }, seconds),
    print: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}
