/** Captions of a synthetic library: families by how common they are, and the kinds of case that fill the reporters. */
import type { SeededRandom } from '../support/seeded-random';

const FREQUENT_FAMILIES =
  'Smith Johnson Williams Brown Jones Miller Davis Garcia Rodriguez Wilson Martinez Anderson Taylor Thomas Moore Martin Jackson Thompson White Lopez Lee Harris Clark Lewis Robinson Walker Perez Hall Young Allen Sanchez Wright King Scott Green Baker Adams Nelson Hill Ramirez Campbell Mitchell Roberts Carter Phillips Evans Turner Torres Parker Collins Edwards Stewart Flores Morris Nguyen Murphy Rivera Cook Rogers Morgan Peterson Cooper Reed Bailey Bell Gomez Kelly Howard Ward Cox Diaz Richardson Wood Watson Brooks Bennett Gray James Reyes Cruz Hughes Price Myers Long Foster Sanders Ross Morales Powell Sullivan Russell Ortiz Jenkins Gutierrez Perry Butler Barnes Fisher'.split(
    ' ',
  );
const HEADS =
  'Bar Ber Bel Bran Bren Cal Car Cas Chan Clay Col Cor Cran Dal Dan Del Den Dor Dun Ed El Fair Far Fen Fer Gal Gar Gil Gor Gran Hal Ham Har Hart Hen Hol Hor Hut Kel Ken Kir Lam Lan Lar Lin Lor Mac Mal Man Mar Mel Mor Nor Os Pal Par Pen Per Pol Pres Quin Ran Red Ros Row Ruth Sal San Sel Shel Sher Sten Strat Sul Sut Tal Tar Thorn Tor Val Van Ver Wal War Wel Wes Whit Wil Win Wor Yar Zim'.split(
    ' ',
  );
const MIDDLES =
  'a be ber de den der di do e el en er i in ing ko la lan le len li lin lo ma me mi mo na ne ni no o ra re ri ro sa se si ta te ter ti to va ve vi'.split(
    ' ',
  );
const TAILS =
  'bach berg by cott court dale dell den din don dorf ell er ett field ford gan gate gren ham hart hill house ino kamp ker land lett ley lin lock low man mann mark meyer more mont nan ner ney quist rell ron row sen shaw sky smith son stead stein ston ten ter thal ton vale vich ville wald ward way well wick win witz wood worth zini'.split(
    ' ',
  );
const FAMILIES = FREQUENT_FAMILIES.length + HEADS.length * MIDDLES.length * TAILS.length;

const GIVEN =
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Karen Charles Sarah'.split(
    ' ',
  );
const TRADES =
  'Insurance Construction Manufacturing Transportation Chemical Lumber Petroleum Mining Electric Pharmaceutical Financial Development Equipment Foods Hardware Motor Realty Steel Textile Supply Marine Dairy Paper Tool'.split(
    ' ',
  );
const COMPANIES = ['Co.', 'Inc.', 'Corp.', 'LLC', 'Ltd.', 'Ins. Co.', 'Railroad Co.', 'Bank', '& Sons, Inc.'];
const PUBLIC_BODIES = ['City of', 'County of', 'Town of', 'Board of Education of', 'Village of'];

/** `sovereign` prosecutes there: `State`, `People`, `United States`. */
export function syntheticName(random: SeededRandom, sovereign: string): string {
  const kind = random.below(100);
  if (kind < 30) return `${sovereign} v. ${person(random)}`;
  if (kind < 58) return `${person(random)} v. ${person(random)}`;
  if (kind < 70) return `${person(random)} v. ${company(random)}`;
  if (kind < 78) return `${company(random)} v. ${person(random)}`;
  if (kind < 86) return `${company(random)} v. ${company(random)}`;
  if (kind < 93) return `${person(random)} v. ${random.pick(PUBLIC_BODIES)} ${family(random)}`;
  return `${random.chance(0.6) ? 'In re' : 'Estate of'} ${person(random)}`;
}

/** Most captions give the family name alone. */
function person(random: SeededRandom): string {
  return random.chance(0.15) ? `${random.pick(GIVEN)} ${family(random)}` : family(random);
}

function company(random: SeededRandom): string {
  const trade = random.chance(0.6) ? ` ${random.pick(TRADES)}` : '';
  return `${family(random)}${trade} ${random.pick(COMPANIES)}`;
}

/** About one in a hundred bears the commonest name; half of all bear one of the 60,000 commonest. */
function family(random: SeededRandom): string {
  const share = random.below(1_000_000) / 1_000_000;
  const rank = Math.floor(FAMILIES * share ** 2.5);
  const frequent = FREQUENT_FAMILIES[rank];
  if (frequent !== undefined) return frequent;
  // Neighbours in rank share no syllable: common names are not all alike.
  let rest = ((rank - FREQUENT_FAMILIES.length) * 7919) % (FAMILIES - FREQUENT_FAMILIES.length);
  const [head = '', middle = '', tail = ''] = [HEADS, MIDDLES, TAILS].map((syllables) => {
    const syllable = syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
    return syllable;
  });
  return rank % 3 === 0 ? head + tail : head + middle + tail;
}
