/** A program: says all mistakes as JSON. */
import { faults } from './faults.ts';

process.stdout.write(JSON.stringify(faults));
