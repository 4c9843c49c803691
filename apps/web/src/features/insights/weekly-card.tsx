import {
  readWeeklyFigures,
  setWeeklyFigures,
} from '@maktab/client/calls/insights/weekly-figures/weekly-figures.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Switch } from '@maktab/ui/choice/switch'
import { Notice } from '@maktab/ui/feedback/notice'
import { Card } from '@maktab/ui/layout/card'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'

/** Whether the figures of the week come by mail, for a principal or a head. */
export function WeeklyCard() {
  const t = useT('weekly')
  const standing = useQuery(readWeeklyFigures, {})
  return (
    <Card heading={t('insights.weekly_heading')}>
      <p>{t('insights.weekly_intro')}</p>
      <CallState of={standing} shape="card">
        {(value) => <WeeklySwitch of={value} />}
      </CallState>
    </Card>
  )
}

function WeeklySwitch({ of }: { readonly of: Output<Catalogue['readWeeklyFigures']> }) {
  const t = useT('weekly')
  const { run, isBusy } = useCommand(setWeeklyFigures)
  const [isWanted, setWanted] = useState(of.is_wanted)
  const [problem, setProblem] = useState<string>()
  async function turn(is_wanted: boolean): Promise<void> {
    if (isBusy) return
    setProblem(undefined)
    const answer = await run({ is_wanted })
    if (answer.ok) setWanted(answer.value.is_wanted)
    else
      setProblem(
        'failure' in answer && answer.failure === 'offline' ? t('insights.weekly_offline') : explain(t, answer),
      )
  }
  return (
    <>
      <Switch
        label={t('insights.weekly_switch')}
        hint={of.email === null ? t('insights.weekly_none') : t('insights.weekly_to', { email: of.email })}
        isOn={isWanted}
        onChange={(isOn) => void turn(isOn)}
      />
      {isWanted && of.is_unsubscribed && <Notice tone="warning">{t('insights.weekly_unsubscribed')}</Notice>}
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
    </>
  )
}
