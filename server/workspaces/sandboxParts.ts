import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundlePath, projectRoot } from '../config/bundles.ts';
import type { Middleware } from '../middleware/Middleware.ts';

/** As `scripts/bundle.js` writes it beside the robot's bundle. */
export const PHYSICS_ENGINE = 'physics.wasm';

export const BWRAP = '/usr/bin/bwrap';

export interface SandboxOptions {
  middleware: Middleware;
  bwrap?: string;
  agentBundle?: string;
  /** Left out of the sandbox while there is no such file. */
  robotBundle?: string;
  /** Unpacked Debian packages of ROS; left out while there is no such folder. */
  rosOverlay?: string;
}

/** What of this machine goes into every sandbox. */
export function sandboxParts(options: SandboxOptions) {
  const robotBundle = present(options.robotBundle ?? bundlePath('robot'));
  return {
    bwrap: options.bwrap ?? BWRAP,
    node: process.execPath,
    agentBundle: options.agentBundle ?? bundlePath('agent'),
    robotBundle,
    physicsEngine: robotBundle && present(join(dirname(robotBundle), PHYSICS_ENGINE)),
    rosOverlay: present(options.rosOverlay ?? join(projectRoot, '.cache', 'ros')),
    systemFolders: options.middleware.systemFolders,
  };
}

function present(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}
