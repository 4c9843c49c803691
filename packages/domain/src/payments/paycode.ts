/** What the address of a return page says: an order and how it stands, as base64url of `order.status` (seed 001 §2). It shows; the server decides. */

/** Undefined for anything but a payment that succeeded (2) or failed (3). */
export function readPaycode(paycode: string | null): { readonly order_id: string; readonly status: 2 | 3 } | undefined {
  try {
    const text = atob((paycode ?? '').replace(/-/g, '+').replace(/_/g, '/'))
    const [, order_id, status] = /^([0-9a-f-]{36})\.([23])$/.exec(text) ?? []
    return order_id === undefined ? undefined : { order_id, status: status === '2' ? 2 : 3 }
  } catch {
    return undefined
  }
}
