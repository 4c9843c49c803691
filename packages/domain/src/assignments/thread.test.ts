import { describe, expect, it } from 'vitest'
import { decideComment, decideDelete, decideEdit, isBlank, type CommentFacts } from './thread.ts'

const given = new Date('2026-11-20T08:00:00Z')
const later = (minutes: number) => new Date(given.getTime() + minutes * 60_000)
const file = (file_id: string) => ({ file_id })

describe('what can be seen of a text', () => {
  it.each([
    ['', true],
    [' \n\t\u00a0', true],
    ['\u200c\u200d\u200e\u200f\u202a\u202c\u2067\u2069\ufeff', true],
    ['می\u200cخواهم', false],
    ['?', false],
    ['👩\u200d🏫', false],
  ])('%j', (text, blank) => expect(isBlank(text)).toBe(blank))
})

describe('a comment', () => {
  const facts: CommentFacts = { reaches_thread: true, earlier_given_on: undefined, own_file_ids: ['f1', 'f2'] }
  const input = { text: 'Which page?', attachments: [] }

  it.each([
    ['words', input],
    ['a file alone', { text: '', attachments: [file('f1')] }],
    ['1,000 letters', { text: 'é'.repeat(1000), attachments: [] }],
    ['1,000 letters of two parts each', { text: 'e\u0301'.repeat(1000), attachments: [] }],
    ['1,000 letters beyond the first plane', { text: '𞤀'.repeat(1000), attachments: [] }],
  ])('is taken: %s', (_, said) =>
    expect(decideComment({ facts, input: said, given })).toEqual({
      ok: true,
      value: { given_on: given, is_new: true },
    }),
  )

  it.each([
    ['not_found', { ...facts, reaches_thread: false }, input],
    ['comment_empty', facts, { ...input, text: '\u200c \u200f' }],
    ['comment_too_long', facts, { ...input, text: 'a'.repeat(1001) }],
    ['file_missing', facts, { ...input, attachments: [file('f3')] }],
    ['duplicate_file', facts, { ...input, attachments: [file('f1'), file('f1')] }],
    ['too_many_files', facts, { ...input, attachments: Array.from({ length: 11 }, (_, at) => file(`f${at}`)) }],
  ])('is refused: %s', (refusal, known, said) =>
    expect(decideComment({ facts: known, input: said, given })).toEqual({ ok: false, refusal }),
  )

  it('sent again is the first one, whatever it says now', () => {
    const again = { ...facts, earlier_given_on: later(-9) }
    expect(decideComment({ facts: again, input: { ...input, text: '' }, given })).toEqual({
      ok: true,
      value: { given_on: later(-9), is_new: false },
    })
  })
})

describe('changing a comment', () => {
  const comment = { author_id: 7, has_files: false, is_deleted: false, edited_on: null as Date | null }
  it.each([
    ['the first time', comment, { edited_on: given, counts: true }],
    ['after an earlier change', { ...comment, edited_on: later(-1) }, { edited_on: given, counts: true }],
    [
      'before a change that arrived sooner',
      { ...comment, edited_on: later(1) },
      { edited_on: later(1), counts: false },
    ],
  ])('%s', (_, kept, value) =>
    expect(decideEdit({ comment: kept, person_id: 7, text: 'New', given })).toEqual({ ok: true, value }),
  )
  it.each([
    ['not_found', undefined, 'New'],
    ['not_found', { ...comment, author_id: 8 }, 'New'],
    ['not_found', { ...comment, is_deleted: true }, 'New'],
    ['comment_empty', comment, '\u200f'],
    ['comment_too_long', comment, 'a'.repeat(1001)],
  ])('is refused: %s', (refusal, kept, text) =>
    expect(decideEdit({ comment: kept, person_id: 7, text, given })).toEqual({ ok: false, refusal }),
  )
})

describe('taking a comment back', () => {
  it.each([
    ['its author', { author_id: 7 }, false, true],
    ['a teacher of the class', { author_id: 8 }, true, true],
    ['somebody else', { author_id: 8 }, false, false],
    ['one that is not there', undefined, true, false],
  ])('%s', (_, comment, teaches_class, ok) =>
    expect(decideDelete({ comment, person_id: 7, teaches_class }).ok).toBe(ok),
  )
})
