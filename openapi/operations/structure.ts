import { z } from 'zod'
import { bytes, created, defineOperation, empty, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { language, pageOf } from '../schemas/primitives.ts'
import {
  chart,
  department,
  departmentBody,
  departmentConsequences,
  departmentEdit,
  departmentMerge,
  departmentPlace,
  position,
  positionBody,
  positionEdit,
} from '../schemas/structure.ts'

const departmentId = { id: ref('department') }
const positionId = { id: ref('position') }
const exported = { language: language.optional() }

/**
 * A company's departments, positions and organisation chart (product.md §4). Every employee may see them; owners change
 * them.
 */
export const structureOperations = {
  listDepartments: defineOperation({
    method: 'GET',
    path: '/departments',
    summary: 'All departments, each behind its parent, siblings in their order',
    access: 'staff',
    output: ok(z.array(department)),
  }),
  createDepartment: defineOperation({
    method: 'POST',
    path: '/departments',
    summary: 'Create a department, last among its siblings',
    access: 'company',
    body: departmentBody,
    output: created(department),
    errors: ['limit_reached'],
  }),
  editDepartment: defineOperation({
    method: 'PUT',
    path: '/departments/{id}',
    summary: 'Rename a department, or change its function and contact',
    access: 'company',
    params: departmentId,
    body: departmentEdit,
    output: ok(department),
    errors: ['stale'],
  }),
  moveDepartment: defineOperation({
    method: 'PUT',
    path: '/departments/{id}/place',
    summary: 'Move a department with its branch',
    access: 'company',
    params: departmentId,
    body: departmentPlace,
    output: ok(department),
    errors: ['stale', 'would_circle'],
  }),
  mergeDepartment: defineOperation({
    method: 'POST',
    path: '/departments/{id}/merge',
    summary: 'Put everything of a department into another, and delete it',
    access: 'company',
    params: departmentId,
    body: departmentMerge,
    output: ok(department),
    errors: ['stale', 'would_circle'],
  }),
  getDepartmentConsequences: defineOperation({
    method: 'GET',
    path: '/departments/{id}/consequences',
    summary: 'What deleting a department would touch',
    access: 'company',
    params: departmentId,
    output: ok(departmentConsequences),
  }),
  deleteDepartment: defineOperation({
    method: 'DELETE',
    path: '/departments/{id}',
    summary: 'Delete an empty department; one with positions or departments is merged into another instead',
    access: 'company',
    params: departmentId,
    output: empty,
    errors: ['in_use'],
  }),

  listPositions: defineOperation({
    method: 'GET',
    path: '/positions',
    summary: 'Positions, by title',
    access: 'staff',
    query: pageQuery(lists.positions),
    output: ok(pageOf(position)),
  }),
  createPosition: defineOperation({
    method: 'POST',
    path: '/positions',
    summary: 'Create a position',
    access: 'company',
    body: positionBody,
    output: created(position),
    errors: ['limit_reached', 'would_circle'],
  }),
  editPosition: defineOperation({
    method: 'PUT',
    path: '/positions/{id}',
    summary: 'Change a position; not to fewer seats than are taken',
    access: 'company',
    params: positionId,
    body: positionEdit,
    output: ok(position),
    errors: ['stale', 'would_circle', 'position_filled'],
  }),
  deletePosition: defineOperation({
    method: 'DELETE',
    path: '/positions/{id}',
    summary: 'Delete a position that nobody holds or is offered; those that report to it report to its own superior',
    access: 'company',
    params: positionId,
    output: empty,
    errors: ['in_use'],
  }),

  getChart: defineOperation({
    method: 'GET',
    path: '/chart',
    summary: 'The organisation chart',
    access: 'staff',
    output: ok(chart),
  }),
  getChartSvg: defineOperation({
    method: 'GET',
    path: '/chart/organisation-chart.svg',
    summary: 'The organisation chart as a drawing, texts as outlines',
    access: 'staff',
    query: exported,
    output: bytes('image/svg+xml'),
    errors: ['chart_too_large'],
    throttle: { by: 'user', limit: 30, per: 60 },
  }),
  getChartPng: defineOperation({
    method: 'GET',
    path: '/chart/organisation-chart.png',
    summary: 'The organisation chart as a picture, at most 12,000 pixels wide',
    access: 'staff',
    query: exported,
    output: bytes('image/png'),
    errors: ['chart_too_large'],
    throttle: { by: 'user', limit: 10, per: 60 },
  }),
  getChartPdf: defineOperation({
    method: 'GET',
    path: '/chart/organisation-chart.pdf',
    summary: 'The organisation chart on one page, texts as text',
    access: 'staff',
    query: exported,
    output: bytes('application/pdf'),
    errors: ['chart_too_large'],
    throttle: { by: 'user', limit: 10, per: 60 },
  }),
}
