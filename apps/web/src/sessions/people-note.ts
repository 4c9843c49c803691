/** How many people of a tenant can sign in on this device without a network: a note for the login screen, which looks before it loads anything. */
const noteOf = (tenant_id: number) => `maktab.people.${tenant_id}`

export function notePeopleHere(tenant_id: number, people: number): void {
  try {
    if (people === 0) localStorage.removeItem(noteOf(tenant_id))
    else localStorage.setItem(noteOf(tenant_id), String(people))
  } catch {
    // Forbidden storage: nobody is shown.
  }
}

export function peopleHere(tenant_id: number): number {
  try {
    const noted = Number(localStorage.getItem(noteOf(tenant_id)) ?? 0)
    return Number.isSafeInteger(noted) && noted > 0 ? noted : 0
  } catch {
    return 0
  }
}
