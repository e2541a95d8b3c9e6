import jax
import jax.numpy as jnp

add = lambda a, b: (a[0] + b[0], a[1] + b[1])
f = jax.jit(lambda a, b: jax.lax.reduce((a, b), (jnp.bfloat16(0), jnp.float32(0)), add, (0,)))
got = f(jnp.array([1, 2], jnp.bfloat16), jnp.array([3, 4], jnp.float32))
print(jax.__version__, got)
assert got == (3, 7)
