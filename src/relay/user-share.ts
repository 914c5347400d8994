/** A fair share of the firm's quota for each person: one busy pane must not keep the others waiting. */
export interface UserShare {
  /** What to call when the request is answered; `null` where the person has as many under way as anybody may. */
  enter(user: string): (() => void) | null;
}

export function createUserShare(atOnce: number): UserShare {
  const underWay = new Map<string, number>();
  return {
    enter(user) {
      const count = underWay.get(user) ?? 0;
      if (count >= atOnce) return null;
      underWay.set(user, count + 1);
      return () => {
        const left = (underWay.get(user) ?? 1) - 1;
        if (left === 0) underWay.delete(user);
        else underWay.set(user, left);
      };
    },
  };
}
