/** What a new account may do until the operator decides otherwise. */
export const newAccount = { quota: 10_000, rate: { perMinute: 600, burst: 60, atOnce: 16 } } as const;
