/** Two paths as the objects that both go through, and what is left of each within the last of these. */
export function splitPaths(left: string, right: string): { common: string[]; left: string; right: string } {
  const [one, other] = [left.split('.'), right.split('.')]
  const most = Math.min(one.length, other.length) - 1
  let same = 0
  while (same < most && one[same] === other[same]) same++
  return { common: one.slice(0, same), left: one.slice(same).join('.'), right: other.slice(same).join('.') }
}
