import type { Tool } from '#contract/entities/tool.ts';
import { care } from './tools/care.ts';
import { electrics } from './tools/electrics.ts';
import { handTools } from './tools/handTools.ts';
import { safety } from './tools/safety.ts';
import { featuredTools } from './tools/featuredTools.ts';

// In the order of the shop. The home page shows the first eight.
export const tools = [...featuredTools, ...handTools, ...electrics, ...safety, ...care] satisfies readonly Tool[];
