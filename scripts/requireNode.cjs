/* Loaded before any other file, and written so that every Node understands it, however old. */
'use strict';
var oldest = require('../package.json').engines.node.replace(/[^0-9.]/g, '');
var wanted = oldest.split('.').map(Number);
var running = process.versions.node.split('.').map(Number);

if (running[0] < wanted[0] || (running[0] === wanted[0] && running[1] < wanted[1])) {
  console.error(
    'Servolab needs Node ' +
      oldest +
      ' or newer and this is Node ' +
      process.versions.node +
      ': install a newer one (nodejs.org) and try again.',
  );
  process.exit(1);
}
