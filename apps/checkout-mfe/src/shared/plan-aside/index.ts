export { PlanAside, PlanDue } from './plan-aside.tsx';
export { WhatHappensWhen } from './what-happens-when.tsx';
