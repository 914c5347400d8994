/** What of an address is asked for: without words to be found on its page, and without what tells who clicked it, and where. */
export function askedAddress(url: string): string {
  const hash = url.indexOf('#');
  const address = hash < 0 ? url : url.slice(0, hash);
  return withoutReader(address) + (hash < 0 ? '' : withoutWords(url.slice(hash)));
}

/** `#:~:text=some%20words`: a browser keeps it to itself, and so does a check. */
function withoutWords(fragment: string): string {
  const directive = fragment.indexOf(':~:');
  if (directive < 0) return fragment;
  return directive === 1 ? '' : fragment.slice(0, directive);
}

function withoutReader(address: string): string {
  const mark = address.indexOf('?');
  if (mark < 0) return address;
  const parameters = address.slice(mark + 1).split('&');
  const kept = parameters.filter((parameter) => !readers.has(parameter.split('=', 1).join('').toLowerCase()));
  if (kept.length === parameters.length) return address;
  return address.slice(0, mark) + (kept.length === 0 ? '' : `?${kept.join('&')}`);
}

/** Parameters that networks and mailing lists add for the reader; the page is the same without them. */
const readers = new Set(
  (
    'fbclid gclid gbraid wbraid dclid msclkid twclid ttclid yclid igshid igsh mc_eid mc_cid mkt_tok _hsenc _hsmi vero_id oly_enc_id ' +
    'oly_anon_id wickedid ck_subscriber_id trk srsltid utm_source utm_medium utm_campaign utm_term utm_content utm_id'
  ).split(' '),
);
