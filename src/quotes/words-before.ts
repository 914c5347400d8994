/** The words that lead up to a passage without a mark between, in order, at most four; none where a comma, a colon or a bracket stands before `at`. */
export function wordsBefore(text: string, at: number): readonly string[] {
  const [run = ''] = leading.exec(text.slice(Math.max(0, at - longest), at)) ?? [];
  return run.split(/\s+/).filter((word) => word !== '');
}

const leading = /(?<![\p{L}’'-])(?:[\p{L}’'-]{1,24}\s{1,2}){1,4}$/u;
const longest = 110;
