/** Several libraries read as one: what any of them finds is found; a page is missing only where none finds it and one is complete. */
import type { Authority } from '../../citations/authority';
import type { Library, NearCases, PlaceAnswer } from './library';
import { nearestBefore } from './nearest-before';
import { onePerCase, rankByName } from './names/rank-by-name';

export function combineLibraries(libraries: readonly Library[]): Library {
  const [only] = libraries;
  if (only && libraries.length === 1) return only;
  return {
    async lookUp(places) {
      const answers = await Promise.all(libraries.map((library) => library.lookUp(places)));
      return places.map((_, at) => combineAnswers(answers.flatMap((of) => of[at] ?? [])));
    },
    async findNear(around) {
      const found = await Promise.all(libraries.map((library) => library.findNear(around)));
      return around.map((_, at) => combineNear(found.flatMap((of) => of[at] ?? [])));
    },
    async findBefore(places) {
      const found = await Promise.all(libraries.map((library) => library.findBefore(places)));
      return places.map((place, at) => nearestBefore(place, onePerCase(found.flatMap((of) => of[at] ?? []))));
    },
    async findByName(query, limit) {
      const found = await Promise.all(libraries.map((library) => library.findByName(query, limit)));
      const finding = found.filter((of) => of.length > 0);
      // Each library ranks what it finds.
      return finding.length < 2 ? (finding[0] ?? []) : rankByName(query, finding.flat(), limit);
    },
    async readOpinion(authorityId) {
      for (const library of libraries) {
        const opinion = await library.readOpinion(authorityId);
        if (opinion) return opinion;
      }
      return null;
    },
    async close() {
      await Promise.all(libraries.map((library) => library.close()));
    },
  };
}

function combineAnswers(answers: readonly PlaceAnswer[]): PlaceAnswer {
  const telling = answers.filter((answer) => answer.kind !== 'notCovered' || answer.within !== undefined);
  const [only] = telling;
  if (!only) return NOT_COVERED;
  return telling.length === 1 ? only : combineTelling(telling);
}

const NOT_COVERED: PlaceAnswer = { kind: 'notCovered' };

function combineNear(found: readonly NearCases[]): NearCases {
  const combined = new Map<number, readonly Authority[]>();
  for (const [at, authorities] of found.flatMap((cases) => [...cases])) {
    const others = combined.get(at);
    combined.set(at, others ? onePerCase([...others, ...authorities]) : authorities);
  }
  return combined;
}

function combineTelling(answers: readonly PlaceAnswer[]): PlaceAnswer {
  const found = answers.flatMap((answer) => (answer.kind === 'found' ? answer.authorities : []));
  const missing = answers.find((answer) => answer.kind === 'missing');
  if (found.length > 0) {
    const complete = missing ?? answers.find((answer) => answer.kind === 'found' && answer.complete);
    return { kind: 'found', authorities: onePerCase(found), ...(complete ? { complete: true } : {}) };
  }
  if (missing) return missing;
  const unavailable = answers.find((answer) => answer.kind === 'unavailable');
  if (unavailable) return unavailable;
  return answers.find((answer) => answer.kind === 'notCovered' && answer.within) ?? { kind: 'notCovered' };
}
