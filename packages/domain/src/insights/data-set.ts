/**
 * What may leave a reach as data without names (decision 208): a group of few learners is hidden, and a second one where the first could
 * be had by taking the others from a total.
 */

/** Groups of fewer learners are hidden. */
export const fewLearners = 6

interface Group {
  /** Groups that somebody can add up: of one school and subject. */
  readonly total: string
  readonly learners: number
}

/** The groups that may leave, in their order. Where one alone of a total is small, the smallest of the others goes with it. */
export function withoutSmallGroups<G extends Group>(groups: readonly G[]): readonly G[] {
  const hidden = new Set(groups.filter(({ learners }) => learners < fewLearners))
  const byTotal = new Map<string, G[]>()
  for (const group of groups) {
    const others = byTotal.get(group.total)
    if (others === undefined) byTotal.set(group.total, [group])
    else others.push(group)
  }
  for (const all of byTotal.values()) {
    const small = all.filter((one) => hidden.has(one))
    const known = all.filter((one) => !hidden.has(one))
    const [smallest] = [...known].sort((one, other) => one.learners - other.learners)
    if (small.length > 0 && smallest && sumOf(small) < fewLearners) hidden.add(smallest)
    else if (small.length === 1 && smallest) hidden.add(smallest)
  }
  return groups.filter((group) => !hidden.has(group))
}

const sumOf = (groups: readonly Group[]) => groups.reduce((sum, { learners }) => sum + learners, 0)

/**
 * Numbers of learners that add up to a number that is known: those from 1 to 5 are hidden (null), and so is the smallest of the others
 * where those that are hidden would be told by what is left. Nobody is a number too: 0 stays.
 */
export function withoutSmallCells(cells: readonly number[]): readonly (number | null)[] {
  const hidden = new Set(cells.flatMap((cell, at) => (cell > 0 && cell < fewLearners ? [at] : [])))
  const left = cells
    .flatMap((cell, at) => (cell > 0 && !hidden.has(at) ? [{ cell, at }] : []))
    .sort((a, b) => a.cell - b.cell)
  const known = [...hidden].reduce((sum, at) => sum + cells[at]!, 0)
  if (hidden.size > 0 && left[0] !== undefined && (hidden.size === 1 || known < fewLearners)) hidden.add(left[0].at)
  return cells.map((cell, at) => (hidden.has(at) ? null : cell))
}
