import { request as forward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { listen } from './listen.mjs';

const compress = promisify(brotliCompress);

/** What servers use for content that they make for each request. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param {string | undefined} type a Content-Type */
const isText = (type = '') => /^(application\/json|text\/|image\/svg)/.test(type);

/**
 * Puts a server in front of another one that compresses its texts. A page reaches it under the address `published`, which also replaces
 * the other's own in the texts.
 * @param {string} target the address of the other server
 * @param {string} published
 */
export const startFront = (target, published) =>
  listen((request, response) => {
    const { method, headers, url } = request;
    // The other one must not compress, because the text is changed here.
    const sent = { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' };
    const call = forward(`${target}${url}`, { method, headers: sent }, (answer) => void pass(answer, response, { target, published }));
    call.once('error', () => response.destroy());
    request.pipe(call);
  });

/**
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').ServerResponse} response
 * @param {{ target: string, published: string }} addresses
 */
async function pass(answer, response, { target, published }) {
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers;
  const content = await buffer(answer);
  const status = answer.statusCode ?? 500;
  if (content.length === 0 || !isText(headers['content-type'])) {
    response.writeHead(status, headers).end(content);
    return;
  }
  const body = await compress(content.toString('utf8').replaceAll(target, published), QUALITY);
  response.writeHead(status, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body);
}
