/** Begins a thread: what runs the service from its sources has to be told again for each thread (Node 20). */
import { register as registerLoader } from 'node:module';
import { register } from 'tsx/esm/api';

register();
registerLoader('./unnamed-closures.mjs', import.meta.url);
await import('./verify-worker.ts');
