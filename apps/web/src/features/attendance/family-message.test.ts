import { expect, test } from 'vitest'
import { smsAddress, whatsAppAddress } from './family-message.ts'

test('a message opens with its text, whatever letters and signs it has', () => {
  const text = 'زرغونه نن غیرحاضره وه & 100%'
  const sms = smsAddress('+93700000001', text)
  expect(sms.startsWith('sms:+93700000001?&body=')).toBe(true)
  expect(decodeURIComponent(sms.split('&body=')[1]!)).toBe(text)
  const { host, pathname, searchParams } = new URL(whatsAppAddress('+93 70 000-0001', text))
  expect([host, pathname, searchParams.get('text')]).toEqual(['wa.me', '/93700000001', text])
})
