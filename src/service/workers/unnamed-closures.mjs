/**
 * Loads behind tsx, which has each function keep its name by a call of `Object.defineProperty` whenever it is made: of an arrow
 * function within another that costs several times what calling it does.
 */
const NAMING = 'var __name=(target,value)=>__defProp(target,"name",{value,configurable:true});';
const UNNAMED = 'var __name=target=>target;';

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const text = /\.m?ts(?:\?|$)/.test(url) ? loaded.source?.toString() : undefined;
  return text?.includes(NAMING) ? { ...loaded, source: text.replace(NAMING, UNNAMED) } : loaded;
}
