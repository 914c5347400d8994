/** Begins a thread: what runs the service from its sources has to be told again for each thread (Node 20). */
import { register } from 'tsx/esm/api';

register();
await import('./verify-worker.ts');
