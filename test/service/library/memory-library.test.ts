import { describe } from 'vitest';
import { memoryLibrary } from '../../support/memory-library';
import { libraryBehaviour } from './library-behaviour';

describe('the library in memory', () => {
  libraryBehaviour((holdings) => Promise.resolve(memoryLibrary(holdings)));
});
