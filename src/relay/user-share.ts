/** A fair share of the firm's quota for each person: one busy pane must not keep the others waiting. */
export interface UserShare {
  /** What to call when the request is answered; `null` where the person has as many under way as anybody may. */
  enter(user: string): (() => void) | null;
}

export function createUserShare(atOnce: number): UserShare {
  /** A person stands in it as often as they have requests under way. */
  const underWay: string[] = [];
  return {
    enter(user) {
      if (underWay.filter((other) => other === user).length >= atOnce) return null;
      underWay.push(user);
      return () => void underWay.splice(underWay.indexOf(user), 1);
    },
  };
}
