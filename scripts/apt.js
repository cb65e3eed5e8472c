import { run, systemEnvironment } from './command.js';

/**
 * Which of these packages dpkg does not have installed.
 * @param {readonly string[]} names
 */
export async function missingPackages(names) {
  // dpkg-query ends with 1 when it does not know a name, and answers for the others all the same.
  const query = `dpkg-query -W -f '\${Package} \${db:Status-Status}\\n' ${names.join(' ')} 2>/dev/null; true`;
  const installed = new Set((await run('sh', ['-c', query], { env: systemEnvironment })).split('\n'));
  return names.filter((name) => !installed.has(`${name} installed`));
}

/**
 * Installs packages, and answers how much was downloaded.
 * @param {readonly string[]} names
 * @param {readonly string[]} asRoot the words that go before a command to run it as root
 */
export async function installPackages(names, asRoot) {
  const apt = (/** @type {string[]} */ ...args) => {
    const command = [
      ...asRoot,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ];
    return run(command[0] ?? 'env', command.slice(1), { env: systemEnvironment });
  };
  await apt('update');
  const printed = await apt('install', '-y', '--no-install-recommends', ...names);
  return downloadOf(printed);
}

/**
 * How much apt-get had to download, in words. What lies in its cache already stands behind a slash: `Need to get 0 B/3645 kB`.
 * @param {string} printed what it printed while it installed
 */
export function downloadOf(printed) {
  const size = /Need to get ([\d.,]+ [kMG]?B)/.exec(printed)?.[1];
  return size && size !== '0 B' ? `${size} downloaded` : 'nothing to download';
}
