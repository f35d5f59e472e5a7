import { spawn } from 'node:child_process';

/**
 * Starts a server of this project in a process of its own.
 * @param {string[]} command the script and its arguments
 * @param {RegExp} announcement what it prints when it listens; the first group is its address
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export function startProgram(command, announcement) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += String(text);
      const address = announcement.exec(printed)?.[1];
      if (address !== undefined) resolve({ address, stop });
    });
    child.once('exit', () => reject(new Error(`${command[0]} has ended: ${printed}`)));
  });
}
