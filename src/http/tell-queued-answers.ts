/**
 * Several requests may stand on one connection, and their answers wait for one another. When it closes, Node tells only the answer that
 * is being sent (`close`); the others would hold for ever what they hold. So they are told here.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export function tellQueuedAnswers(server: Server): void {
  const unsent = new WeakMap<Socket, Set<ServerResponse>>();
  const unsentOn = (socket: Socket): Set<ServerResponse> => {
    const known = unsent.get(socket);
    if (known !== undefined) return known;
    const answers = new Set<ServerResponse>();
    unsent.set(socket, answers);
    socket.once('close', () => {
      for (const answer of answers) {
        if (answer.socket !== null) continue;
        answer.destroy();
        answer.emit('close');
      }
    });
    return answers;
  };
  server.on('request', ({ socket }, answer) => {
    const answers = unsentOn(socket);
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  });
}
