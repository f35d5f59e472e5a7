import { expect, test } from 'vitest';
import { type Fault, formatFaults, parseFaults } from './fault.ts';
import { networkOf, withFault, withNetwork } from './network.ts';
import { NETWORKS } from './networks.ts';

const booking: Fault = { operation: 'createBooking', kind: '500', calls: 'once' };

test.each(NETWORKS)('the connection $value is recognized, also beside faults of single calls', ({ value: network }) => {
  expect(networkOf(withNetwork([], network))).toBe(network);
  expect(networkOf(withNetwork([booking], network))).toBe(network);
});

test('another fault of all calls is none of the connections', () => {
  expect(networkOf(parseFaults('*:slow:80'))).toBeNull();
  expect(networkOf(parseFaults('*:offline,*:500'))).toBeNull();
});

test('a connection replaces another one, and keeps the faults of single calls before it', () => {
  const slow = withNetwork([booking], 'slow');
  expect(formatFaults(withNetwork(slow, 'failing'))).toBe('createBooking:500:once,*:500');
  expect(withNetwork(slow, 'fast')).toEqual([booking]);
});

test('a fault is added before those of all calls, which would answer its calls', () => {
  const failing = withNetwork([booking], 'failing');
  expect(formatFaults(withFault(failing, { operation: 'listTools', kind: 'offline' }))).toBe(
    'createBooking:500:once,listTools:offline,*:500',
  );
});
