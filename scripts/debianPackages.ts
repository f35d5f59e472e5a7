import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True if this process may install Debian's packages. */
export const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of Debian. Throws if that fails. */
export function installPackages(...names: string[]): void {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', ...names], { stdio: 'inherit' });
}
