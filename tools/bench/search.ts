/** How long a search over 100,000 lessons takes, in four scripts, well and badly typed. */
import { searchLessons } from '@maktab/contracts/content/search'
import { setTimeout as after } from 'node:timers/promises'
import { openPool } from '../../apps/server/src/db/pool.ts'
import { call, firstAccountOf, headersOf, signInAs, type BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { countLessons, countLessonsToIndex, growLessons, type WrittenLesson } from './lessons.sql.ts'
import { median, percentile } from './load.ts'
import { plain, rowOf, type Table } from './table.ts'

const lessons = 100_000
const courses = [
  { subject: 'maths', language: 'en' },
  { subject: 'science', language: 'ur' },
  { subject: 'شمېرپوهنه', language: 'pu' },
  { subject: 'ریاضی', language: 'da' },
  { subject: 'physics', language: 'en' },
  { subject: 'پښتو', language: 'pu' },
]

/** Words that lessons are made of; each comes with an ending, as names of lessons differ by more than their first words. */
const words = {
  en: 'fraction percent number circle triangle water energy light plant animal history river mountain force motion heat sound earth moon planet cell body food health money market time length weight area volume angle graph table average ratio decimal product square root equation letter word story poem reading writing grammar verb noun sentence question answer map country city people family work machine tool metal acid salt gas liquid solid magnet current circuit lens mirror colour shape pattern'.split(
    ' ',
  ),
  ps: 'کسر فیصدي شمېره دایره مثلث اوبه انرژي رڼا نبات ژوی تاریخ سیند غر ځواک حرکت تودوخه غږ ځمکه سپوږمۍ سیاره حجره بدن خواړه روغتیا پیسې بازار وخت اوږدوالی وزن مساحت حجم زاویه ګراف جدول اوسط نسبت اعشاریه ضرب مربع جذر معادله توری کلمه کیسه شعر لوستل لیکل ګرامر فعل نوم جمله پوښتنه ځواب نقشه هېواد ښار خلک کورنۍ کار ماشین'.split(
    ' ',
  ),
  da: 'کسر فیصد عدد دایره مثلث آب انرژی روشنی نبات حیوان تاریخ دریا کوه قوه حرکت حرارت صدا زمین مهتاب سیاره حجره بدن غذا صحت پول بازار وقت طول وزن مساحت حجم زاویه گراف جدول اوسط نسبت اعشاریه ضرب مربع جذر معادله حرف کلمه قصه شعر خواندن نوشتن دستور فعل اسم جمله سوال جواب نقشه کشور شهر مردم خانواده کار ماشین'.split(
    ' ',
  ),
  ur: 'کسر فیصد عدد دائرہ مثلث پانی توانائی روشنی پودا جانور تاریخ دریا پہاڑ قوت حرکت حرارت آواز زمین چاند سیارہ خلیہ جسم خوراک صحت پیسہ بازار وقت لمبائی وزن رقبہ حجم زاویہ گراف جدول اوسط نسبت اعشاریہ ضرب مربع جذر مساوات حرف لفظ کہانی نظم پڑھنا لکھنا قواعد فعل اسم جملہ سوال جواب نقشہ ملک شہر لوگ خاندان کام مشین'.split(
    ' ',
  ),
}
const endings = ['', 's', 'ing', 'ers', 'al', 'ونه', 'ها', 'های', 'وں', 'یں', 'ي', 'ۍ']

/** What children type: whole, begun, mistyped, several, nothing that is there. */
const searches = [
  'fractions',
  'کسرونه',
  'کسر',
  'percent of numbers',
  'fracton',
  'فیصدي شمېره',
  'اوبه انرژي',
  'پانی',
  'fr',
  'مساحت حجم',
  'trangle area',
  'کسزونه',
  'triangel',
  'دایره زاویه',
  'سپوږمی',
  'چاند سیارہ',
  'energy light plant',
  'م',
  'electromagnetism',
  'روشنی نبات',
  'سياره',
  'maths 7',
  'ریاضی کسر',
  'شمېرپوهنه مثلث',
  'wter cycle',
]
const rounds = 20

export async function benchSearch(school: BenchSchool): Promise<Table> {
  const { address } = school.server()
  const teacher = await signInAs(address, await firstAccountOf(school, 'teacher'))
  const learner = await signInAs(address, await firstAccountOf(school, 'learner'))
  const pool = openPool({
    url: `${postgresOf(school).ownerUrl}?options=-c%20statement_timeout%3D0`,
    connections: 1,
    title: 'bench',
  })
  try {
    const tenant_id = (
      await pool.db
        .selectFrom('institutions')
        .select('tenant_id')
        .where('institution_id', '=', teacher.session.institution_id)
        .executeTakeFirstOrThrow()
    ).tenant_id
    const before = await countLessons(pool.db, tenant_id)
    await growLessons(pool.db, tenant_id, courses, makeLessons(lessons - before))
    const began = performance.now()
    while ((await countLessonsToIndex(pool.db)) > 0) await after(200)
    const indexing = (performance.now() - began) / 1000
    return {
      title: 'Search over 100,000 lessons',
      head: ['what', 'median', 'p95', 'aim'],
      rows: [
        await measured('a teacher, one after the other', address, teacher.bearer, 1),
        await measured('a teacher, eight at once', address, teacher.bearer, 8),
        await measured('a learner, one after the other', address, learner.bearer, 1),
        [...plain('making 100,000 lessons searchable', `${indexing.toFixed(0)} s`), ''],
      ],
      notes: [
        `${searches.length} searches in four languages (whole words, beginnings, typing mistakes, words that are nowhere), ${rounds} times each, from the asking to the whole answer. A teacher searches the whole catalogue, a learner the courses of their classes and grade.`,
      ],
    }
  } finally {
    await pool.close()
  }
}

async function measured(what: string, address: string, bearer: string, atOnce: number): Promise<string[]> {
  for (const search_string of searches) await call(address, searchLessons, { search_string }, bearer)
  const queue = Array.from({ length: rounds }, () => searches).flat()
  const milliseconds: number[] = []
  const worker = async () => {
    for (let search_string = queue.pop(); search_string !== undefined; search_string = queue.pop()) {
      const began = performance.now()
      const response = await fetch(`${address}/api/${searchLessons.path}`, {
        method: 'POST',
        headers: headersOf(bearer),
        body: JSON.stringify({ search_string }),
      })
      const text = await response.text()
      if (!text.startsWith('{"error_code":0,')) throw new Error(`A search was answered ${text.slice(0, 200)}`)
      milliseconds.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const p95 = percentile(milliseconds, 0.95)
  return rowOf(
    [what, `${median(milliseconds).toFixed(1)} ms`, `${p95.toFixed(1)} ms`],
    atOnce === 1 ? [{ words: '≤ 50 ms', isMet: p95 <= 50 }] : [],
  )
}

/** The same at every run: a title of two to four words, a summary of six to nine, some words far more frequent than others. */
function makeLessons(count: number): WrittenLesson[] {
  let state = 7
  const chance = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) / 0x1000000
  }
  const lists = Object.values(words)
  const wordOf = (list: readonly string[]) =>
    `${list[Math.floor(chance() ** 2 * list.length)] ?? ''}${chance() < 0.5 ? '' : (endings[Math.floor(chance() * endings.length)] ?? '')}`
  const some = (list: readonly string[], least: number, most: number) =>
    Array.from({ length: least + Math.floor(chance() * (most - least + 1)) }, () => wordOf(list)).join(' ')
  return Array.from({ length: count }, (_, number) => {
    const list = lists[number % lists.length] ?? []
    return { title: `${some(list, 2, 4)} ${number % 97}`, summary: some(list, 6, 9) }
  })
}
