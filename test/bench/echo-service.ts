/** What a request costs before any work is done for it: Fastify as it comes, in a process of its own, sends back what it is sent. */
import fastify from 'fastify';

const app = fastify({ logger: true });
app.post('/api/v1/verify', (request) => request.body);
await app.listen({ host: '127.0.0.1', port: 0 });
