import type { TreeNode } from '@maktab/ui/tables/tree'
import { Tree } from '@maktab/ui/tables/tree'
import { useState } from 'react'
import type { KitSection } from '../../section.tsx'
import { KitState } from '../../section.tsx'
import { samples } from '../../overlay-samples.ts'

type Words = (typeof samples)[keyof typeof samples]

function nodesOf(w: Words, isLazy = false): readonly TreeNode[] {
  const classes = (school: string) =>
    w.grades.map((grade, index) => ({ key: `${school}-${index}`, label: `${w.class} ${grade}` }))
  const schools = w.schools.map((label, index) => ({
    key: `school-${index}`,
    label,
    children: classes(`school-${index}`),
  }))
  return w.regions.map((label, index) =>
    index === 0
      ? { key: 'region-0', label, note: w.count, children: schools }
      : { key: `region-${index}`, label, ...(isLazy && { isLazy }) },
  )
}

function Shown({
  w,
  choice,
  first,
  isLazy = false,
}: {
  readonly w: Words
  readonly choice: 'one' | 'many'
  readonly first: readonly string[]
  readonly isLazy?: boolean
}) {
  const [chosen, setChosen] = useState(first)
  return (
    <Tree
      label={w.tree}
      nodes={nodesOf(w, isLazy)}
      choice={choice}
      chosen={chosen}
      onChoose={setChosen}
      openAtFirst={['region-0', 'school-0', ...(isLazy ? ['region-1'] : [])]}
    />
  )
}

export const section: KitSection = {
  key: 'tree',
  group: 'navigation',
  States({ locale }) {
    const w = samples[locale]
    return (
      <>
        <KitState name="one of many" isWide>
          <Shown w={w} choice="one" first={['school-0-1']} />
        </KitState>
        <KitState name="boxes, half-checked" isWide>
          <Shown w={w} choice="many" first={['school-0-0', 'school-0-1']} />
        </KitState>
        <KitState name="a branch being fetched" isWide>
          <Shown w={w} choice="one" first={[]} isLazy />
        </KitState>
      </>
    )
  },
}
