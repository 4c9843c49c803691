import { useState } from 'react'
import { AppFrame } from '../src/layout/app-frame.tsx'
import { Brand } from '../src/layout/brand.tsx'
import { BarChart } from '../src/charts/bar-chart.tsx'
import { Button, LinkButton } from '../src/base/button.tsx'
import { Card } from '../src/layout/card.tsx'
import { Checkbox } from '../src/choice/checkbox.tsx'
import { DataTable } from '../src/tables/data-table.tsx'
import { DatePicker } from '../src/dates/date-picker.tsx'
import { FileField } from '../src/fields/file-field.tsx'
import { Grid, PageHeading, Row, Stack } from '../src/layout/layout.tsx'
import { LineChart } from '../src/charts/line-chart.tsx'
import { Menu, MenuItem } from '../src/overlays/menu.tsx'
import { NumberCard } from '../src/charts/number-card.tsx'
import { NumberField } from '../src/fields/number-field.tsx'
import { PasswordField } from '../src/fields/password-field.tsx'
import { ProgressBar, ProgressRing } from '../src/feedback/progress-bar.tsx'
import { RadioGroup } from '../src/choice/radio-group.tsx'
import { RubricGrid } from '../src/fields/rubric-grid.tsx'
import { ScoreInput } from '../src/fields/score-input.tsx'
import { Select } from '../src/choice/select.tsx'
import { Skeleton } from '../src/feedback/skeleton.tsx'
import { SparkLine } from '../src/charts/spark-line.tsx'
import { EmptyState } from '../src/feedback/states.tsx'
import { StatusChip } from '../src/feedback/status-chip.tsx'
import { Tabs } from '../src/layout/tabs.tsx'
import { TextArea } from '../src/fields/text-area.tsx'
import { TextField } from '../src/fields/text-field.tsx'
import type { ChartPoint } from '../src/charts/chart-words.ts'
import type { Words } from './words.ts'

/** Every part at once, as a screen would use it. */
export function PartsPage({ w }: { readonly w: Words }) {
  const chart = {
    caption: w.completion,
    labelHeading: w.subject,
    valueHeading: w.figure,
    format: w.percent,
    missing: w.missing,
  }
  const months: readonly ChartPoint[] = [...w.subjects, ...w.names].map((label, index) => ({
    key: label,
    label,
    value: [40, undefined, 72, 58, 66, 81][index],
  }))
  return (
    <AppFrame
      brand={<Brand name={w.school} href="#home" />}
      navigation={[
        { key: 'home', href: '#home', icon: 'home', label: w.home, isCurrent: true },
        { key: 'classes', href: '#classes', icon: 'classes', label: w.classes, isCurrent: false },
        {
          key: 'assignments',
          href: '#assignments',
          icon: 'assignments',
          label: w.assignments,
          isCurrent: false,
          badge: { text: w.digits(3), label: w.waiting },
        },
        { key: 'downloads', href: '#downloads', icon: 'downloads', label: w.downloads, isCurrent: false },
      ]}
      syncStatus={
        <StatusChip tone="warning" icon="clock">
          {w.waiting}
        </StatusChip>
      }
      languageMenu={
        <Menu label={w.subject} icon="language">
          <MenuItem isCurrent onClick={() => undefined}>
            English
          </MenuItem>
          <MenuItem lang="ps-AF" onClick={() => undefined}>
            پښتو
          </MenuItem>
        </Menu>
      }
    >
      <PageHeading
        title={w.heading}
        note={w.note}
        actions={
          <Button variant="primary" icon="add">
            {w.assignments}
          </Button>
        }
      />
      <Stack gap={5}>
        <Grid narrowest={14}>
          <NumberCard
            label={w.completion}
            value={w.percent(72)}
            icon="lessons"
            trend={{ direction: 'up', text: w.trend, tone: 'success' }}
            asOf={w.note}
          >
            <SparkLine values={[40, 44, 42, 58, 61, 72]} label={w.trend} />
          </NumberCard>
          <NumberCard
            label={w.average}
            value={w.percent(64)}
            icon="chart"
            trend={{ direction: 'down', text: w.trend, tone: 'danger' }}
          />
          <NumberCard label={w.assignments} value={w.digits(38)} icon="assignments" />
        </Grid>
        <Grid narrowest={24}>
          <Card heading={w.completion}>
            <LineChart words={chart} top={100} points={months} />
          </Card>
          <Card heading={w.subject}>
            <BarChart
              words={chart}
              top={100}
              points={w.subjects.map((label, index) => ({ key: label, label, value: [72, undefined, 48][index] }))}
            />
            <ProgressBar label={w.completion} value={72} valueText={w.percent(72)} isLabelled />
            <Row>
              <ProgressRing label={w.average} value={64} valueText={w.percent(64)} />
              <StatusChip tone="success" icon="check">
                {w.saved}
              </StatusChip>
              <StatusChip icon="edit">{w.draft}</StatusChip>
              <StatusChip tone="danger" icon="error">
                {w.required}
              </StatusChip>
              <StatusChip tone="info" icon="sync">
                {w.saving}
              </StatusChip>
              <StatusChip tone="accent" icon="star">
                {w.score}
              </StatusChip>
            </Row>
          </Card>
        </Grid>
        <Card
          heading={w.name}
          actions={
            <LinkButton href="#more" variant="quiet">
              {w.classes}
            </LinkButton>
          }
        >
          <FormParts w={w} />
        </Card>
        <Card heading={w.score}>
          <ScoreParts w={w} />
        </Card>
        <Card heading={w.learner}>
          <DataTable
            caption={w.learner}
            columns={[
              { key: 'name', heading: w.learner, isRowHeading: true, cell: (row) => row },
              { key: 'score', heading: w.score, isFigure: true, cell: (row) => w.digits(row.length) },
              {
                key: 'state',
                heading: w.subject,
                cell: () => (
                  <StatusChip tone="success" icon="check">
                    {w.saved}
                  </StatusChip>
                ),
              },
            ]}
            rows={w.names}
            rowKey={(row) => row}
          />
        </Card>
        <Card>
          <EmptyState title={w.emptyTitle} actions={<Button variant="primary">{w.save}</Button>}>
            {w.empty}
          </EmptyState>
        </Card>
        <Skeleton label={w.saving} shape="cards" />
      </Stack>
    </AppFrame>
  )
}

function FormParts({ w }: { readonly w: Words }) {
  const [marks, setMarks] = useState<number | undefined>(10)
  const [answer, setAnswer] = useState<string>('1')
  const [due, setDue] = useState('2026-11-20')
  return (
    <Stack>
      <Grid narrowest={18}>
        <TextField label={w.name} hint={w.hint} />
        <TextField label={w.school} error={w.required} />
        <PasswordField label={w.password} defaultValue="" />
        <Select label={w.subject} options={w.subjects.map((label) => ({ value: label, label }))} />
        <NumberField
          label={w.score}
          value={marks}
          onValueChange={setMarks}
          format={w.digits}
          unit={w.outOf}
          isOptional
        />
        <DatePicker label={w.due} value={due} onValueChange={setDue} today="2026-11-20" />
      </Grid>
      <TextArea label={w.remarks} maxLength={100} isCounted />
      <Checkbox label={w.hint} />
      <RadioGroup
        label={w.question}
        value={answer}
        onValueChange={setAnswer}
        options={[
          { value: '1', label: w.digits(7) },
          { value: '2', label: w.digits(8), outcome: 'incorrect', hint: w.required },
          { value: '3', label: w.digits(9), outcome: 'correct', hint: w.saved },
        ]}
      />
      <FileField
        label={w.file}
        hint={w.hint}
        hasCamera
        files={[{ key: 'a', name: 'photo-10.5.jpg', detail: '1.5 MB' }]}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />
      <Row justify="end">
        <Button>{w.cancel}</Button>
        <Button variant="danger">{w.remove}</Button>
        <Button variant="primary" isBusy>
          {w.saving}
        </Button>
      </Row>
    </Stack>
  )
}

function ScoreParts({ w }: { readonly w: Words }) {
  const [tab, setTab] = useState('score')
  const [level, setLevel] = useState<string>('good')
  return (
    <Tabs
      label={w.score}
      current={tab}
      onChange={setTab}
      tabs={[
        {
          key: 'score',
          label: w.score,
          panel: (
            <Stack>
              <ScoreInput
                label={w.names[0]}
                value={8}
                total={10}
                format={w.digits}
                status="saved"
                statusText={w.saved}
                onCommit={() => undefined}
              />
              <ScoreInput
                label={w.names[1]}
                value={12}
                total={10}
                format={w.digits}
                status="draft"
                statusText={w.draft}
                error={w.above}
                onCommit={() => undefined}
              />
              <RubricGrid
                label={w.score}
                criteria={[
                  {
                    key: 'one',
                    title: w.subjects[0],
                    levels: [
                      { key: 'good', title: w.saved, description: w.hint, marksText: w.digits(4) },
                      { key: 'fair', title: w.draft, description: w.empty, marksText: w.digits(2) },
                    ],
                  },
                ]}
                chosen={{ one: level }}
                onChoose={(_, key) => setLevel(key)}
              />
            </Stack>
          ),
        },
        { key: 'remarks', label: w.remarks, panel: <p>{w.empty}</p> },
      ]}
    />
  )
}
