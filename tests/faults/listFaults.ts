/** A program: says all mistakes as JSON. */
import { siteFaults } from './siteFaults.ts';
import { workspaceFaults } from './workspaceFaults.ts';

process.stdout.write(JSON.stringify([...workspaceFaults, ...siteFaults]));
